import type { MemberId } from '@wagram/contract/kernel';
import type { MemberCard } from '@wagram/contract/members';
import { useState } from 'react';
import { MemberLine } from '#members';
import { messageTexts } from '#messages';
import { Field } from '#ui';
import { usePeopleSearch } from '../talking/use-people-search.ts';

const words = messageTexts.compose;

/** Whom to write or to send something to. */
export const FindPerson = ({
  me,
  onChoose,
}: {
  readonly me: MemberId;
  readonly onChoose: (person: MemberCard) => void;
}) => {
  const [text, setText] = useState('');
  const { people, isSearching } = usePeopleSearch(me, text);
  const query = text.trim();
  return (
    <>
      <Field label={words.to} placeholder={words.toHint} value={text} autoFocus autoComplete="off" onChange={setText} />
      {people.length > 0 && (
        <ul aria-label={words.people} className="-mx-2 max-h-64 overflow-y-auto">
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => onChoose(person)}
                className="w-full rounded-xl p-2 text-start hover:bg-sunken focus-visible:-outline-offset-2"
              >
                {/* A badge is a button of its own, and none may stand inside another. */}
                <MemberLine member={{ ...person, badge: null }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !isSearching && people.length === 0 && (
        <p role="status" className="text-base text-ink-2">
          {words.none(query)}
        </p>
      )}
    </>
  );
};
