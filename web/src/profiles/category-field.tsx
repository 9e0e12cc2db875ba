import { CREATOR_CATEGORIES } from '@wagram/contract/members';
import type { CreatorCategory } from '@wagram/contract/members';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classes, FieldFrame, inputClass } from '#ui';
import { texts } from './texts.ts';

const words = texts.editor;

interface CategoryProps {
  readonly value: CreatorCategory | null;
  readonly onChange: (category: CreatorCategory | null) => void;
}

/** EXPL-02: under which filter of Explore one is found, if one is to be. */
export const CategoryField = ({ value, onChange }: CategoryProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.category} hint={words.categoryHint}>
      <span className="relative block">
        <select
          id={id}
          name="creator_category"
          value={value ?? ''}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => onChange(CREATOR_CATEGORIES.find((each) => each === target.value) ?? null)}
          className={classes(inputClass(false), 'appearance-none pe-11')}
        >
          <option value="">{words.noCategory}</option>
          {CREATOR_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {words.categories[each]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-4.5 text-ink-3"
        />
      </span>
    </FieldFrame>
  );
};
