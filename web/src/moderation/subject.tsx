import { bareHandle } from '@wagram/contract/members';
import type { JudgedMember, SubjectView } from '@wagram/contract/moderation';
import { Link } from 'react-router';
import { MemberLine } from '#members';
import { FileBody } from '#messages';
import { FacetText, MediaFrame, postPath } from '#posts';
import { fullTime, TimeAgo } from '#ui';
import { texts } from './texts-queue.ts';

const Pill = ({ children }: { readonly children: string }) => (
  <span className="shrink-0 rounded-full bg-coral-soft px-2.5 py-1 text-xs font-semibold text-coral">{children}</span>
);

/** Who it is, also when nobody else sees them any more. */
export const Author = ({
  member,
  isHidden = false,
}: {
  readonly member: JudgedMember;
  readonly isHidden?: boolean;
}) => {
  const state = texts.states[member.state];
  return (
    <div className="flex items-center gap-2">
      <Link
        to={`/user/${bareHandle(member.username)}`}
        aria-label={`${texts.openProfile}: ${member.username}`}
        className="min-w-0 flex-1 rounded-xl"
      >
        <MemberLine member={member} />
      </Link>
      {isHidden && <Pill>{texts.hidden}</Pill>}
      {state !== null && <Pill>{state}</Pill>}
    </div>
  );
};

const Profile = ({ member }: { readonly member: JudgedMember }) => (
  <>
    <p dir="auto" className={member.bio === null ? 'text-ink-3' : 'wrap-anywhere'}>
      {member.bio ?? texts.noBio}
    </p>
    <p className="mt-1.5 text-sm text-ink-3">
      {texts.kinds.member} · {texts.joined} {fullTime(member.created_at)}
    </p>
  </>
);

/** What was reported, as people see it. */
export const Subject = ({ subject }: { readonly subject: SubjectView }) => (
  <div className="rounded-2xl border border-line bg-paper px-4 py-3.5">
    {subject.content === null ? (
      <Profile member={subject.member} />
    ) : (
      <>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <FacetText text={subject.content} facets={subject.facets} />
        </p>
        {[subject.media, ...subject.more_media]
          .filter((media) => media !== null)
          .map((media) => (
            <div key={media.url} className="max-w-80">
              {media.kind === 'file' ? <FileBody media={media} isOwn={false} /> : <MediaFrame media={media} />}
            </div>
          ))}
        <p className="mt-2.5 flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>
            {texts.kinds[subject.target]} · <TimeAgo at={subject.created_at} />
          </span>
          {subject.target === 'stream' && !subject.hidden && subject.member.state === 'active' && (
            <Link to={`/livestream/${subject.target_id}`} className="font-medium text-accent-ink hover:underline">
              {texts.openStream}
            </Link>
          )}
          {subject.target === 'group' && !subject.hidden && (
            <Link to={`/group/${subject.target_id}`} className="font-medium text-accent-ink hover:underline">
              {texts.openGroup}
            </Link>
          )}
          {subject.post_id !== null && !subject.hidden && subject.member.state === 'active' && (
            <Link to={postPath(subject.post_id)} className="font-medium text-accent-ink hover:underline">
              {texts.openPost}
            </Link>
          )}
        </p>
      </>
    )}
  </div>
);
