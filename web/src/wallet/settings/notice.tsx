import { TriangleAlert } from 'lucide-react';
import { texts as words } from './texts.ts';

/** D28: what everybody holds is no secret, and is not called one. */
export const SecurityNotice = ({ isShared }: { readonly isShared: boolean }) => (
  <div className="flex gap-3 border-b border-line bg-amber-soft px-4 py-4 text-amber wide:px-6">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <div>
      <p className="text-base font-semibold">{(isShared ? words.shared : words.notice).title}</p>
      <p className="mt-0.5 text-sm leading-5 text-ink">{(isShared ? words.shared : words.notice).text}</p>
    </div>
  </div>
);
