import type { MemberId } from '@wagram/contract/kernel';
import { History as HistoryIcon, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { AssistantMark, assistantTexts as words, Composer, History, Thread, useAssistant } from '#assistant';
import type { Assistant } from '#assistant';
import { useSession } from '#auth';
import { getBrand, getConfig } from '#kernel';
import { IconButton } from '#ui';

/** MEND-21: what it can do is said before one asks. */
const able = () => (getConfig().model ? words.withModel : words.withoutModel);

const Head = ({ assistant, onHistory }: { readonly assistant: Assistant; readonly onHistory: () => void }) => (
  <header className="sticky under-bar z-10 flex min-h-14 items-center gap-1 border-b border-line bg-paper/90 ps-4 pe-2 backdrop-blur-lg wide:bg-surface/90 wide:ps-6">
    <h1 className="min-w-0 flex-1 truncate text-lg font-bold tracking-tight">
      {assistant.open?.title ?? words.heading(getBrand().name)}
    </h1>
    <IconButton label={words.history} onClick={onHistory}>
      <HistoryIcon aria-hidden="true" className="size-5" />
    </IconButton>
    <IconButton label={words.new} onClick={() => assistant.choose(null)}>
      <SquarePen aria-hidden="true" className="size-5" />
    </IconButton>
  </header>
);

const Welcome = ({ onAsk }: { readonly onAsk: (question: string) => void }) => (
  <div className="flex flex-1 flex-col items-center justify-center px-5 py-10 text-center">
    <AssistantMark className="size-16" />
    <h2 className="mt-5 text-2xl font-bold tracking-tight">{words.welcome}</h2>
    <p className="mt-2 max-w-96 text-base text-ink-2">{able().hint}</p>
    <ul className="mt-7 flex w-full max-w-96 flex-col gap-2">
      {able().ideas.map((idea) => (
        <li key={idea}>
          <button
            type="button"
            onClick={() => onAsk(idea)}
            className="min-h-12 w-full rounded-field border border-line bg-surface px-4 text-start text-base font-medium transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
          >
            {idea}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

const Inside = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const assistant = useAssistant(memberId);
  const [isListing, setListing] = useState(false);
  return (
    <div className="flex min-h-[calc(100dvh-var(--strip)-8.5rem-1px-env(safe-area-inset-bottom))] flex-col wide:-mb-10 wide:min-h-[calc(100dvh-var(--strip)-79px)]">
      <Head assistant={assistant} onHistory={() => setListing(true)} />
      {assistant.open === null ? <Welcome onAsk={assistant.send} /> : <Thread assistant={assistant} />}
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] mt-auto bg-linear-to-t from-paper via-paper/90 to-transparent px-3 pt-6 pb-2 wide:bottom-0 wide:from-surface wide:via-surface/90 wide:px-5 wide:pb-4">
        <Composer assistant={assistant} focusOn={assistant.open?.id ?? null} />
        <p className="mt-2 text-center text-xs text-ink-3">{able().small}</p>
      </div>
      {isListing && <History assistant={assistant} onClose={() => setListing(false)} />}
    </div>
  );
};

/** AI-01. */
export const AiPage = () => {
  const { user } = useSession();
  return <Inside key={user?.id ?? 'guest'} memberId={user?.id ?? null} />;
};
