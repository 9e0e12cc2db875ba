import { Mic, SendHorizontal, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useDrop } from '#media';
import { classes, IconButton, Notice, Spinner } from '#ui';
import { AttachButton } from '../writing/attach-button.tsx';
import { AttachmentStrip } from '../writing/attachment-strip.tsx';
import { useChatParts, useIsPaused } from './parts.tsx';
import { previewOf } from '../inbox/inbox.ts';
import { texts } from '../texts.ts';
import type { ChatInputState } from '../writing/use-chat-input.ts';
import type { Voice } from '../voice/use-voice.ts';
import { VoiceBar } from '../voice/bar.tsx';

const words = texts.input;
const ROUND =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color,filter,transform] duration-150';
const PLAIN = classes(ROUND, 'text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-40');
const SEND = classes(ROUND, 'bg-accent text-on-accent hover:brightness-110 active:scale-95 disabled:opacity-55');

/** What is answered, or what is being changed. */
const Subject = ({ input }: { readonly input: ChatInputState }) => {
  const subject = input.editing ?? input.reply;
  if (subject === null) return null;
  const title = input.editing === null ? words.replyingTo(subject.sender_name ?? '') : words.editing;
  return (
    <div className="mx-3 mt-2 flex animate-fade items-center gap-2 rounded-field border-s-[3px] border-accent-ink bg-sunken py-1 ps-3 wide:mx-4">
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold text-accent-ink">{title}</span>
        <span dir="auto" className="block truncate text-ink-2">
          {previewOf(subject)}
        </span>
      </p>
      <IconButton label={words.cancel} onClick={input.cancel}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
};

const Sheet = ({ input }: { readonly input: ChatInputState }) => {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const { text, reply, editing } = input;
  const isPaused = useIsPaused() && editing === null;
  const { fieldLabel = words.label } = useChatParts();
  useLayoutEffect(() => {
    if (sheet.current === null) return;
    sheet.current.style.height = 'auto';
    sheet.current.style.height = `${sheet.current.scrollHeight}px`;
  }, [text]);
  useEffect(() => {
    if (reply !== null || editing !== null) sheet.current?.focus();
  }, [reply, editing]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (reply !== null || editing !== null)) input.cancel();
    // While a word is being composed, Enter chooses its spelling.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isPaused) input.submit();
  };
  return (
    <textarea
      ref={sheet}
      value={text}
      rows={1}
      dir="auto"
      aria-label={fieldLabel}
      aria-invalid={input.over > 0 || undefined}
      placeholder={fieldLabel}
      onChange={(event) => input.write(event.target.value)}
      onKeyDown={handleKey}
      className="block max-h-40 min-h-11 min-w-0 flex-1 resize-none overflow-y-auto rounded-[1.4rem] bg-sunken px-4 py-2.5 text-base leading-6 text-ink placeholder:text-ink-3 focus-visible:outline-offset-0 max-sm:text-[1rem]"
    />
  );
};

const SendButton = ({ input }: { readonly input: ChatInputState }) => {
  const isPaused = useIsPaused() && input.editing === null;
  return (
    <button
      type="button"
      aria-label={input.editing === null ? words.send : words.save}
      aria-busy={input.isBusy || undefined}
      disabled={!input.canSend || isPaused}
      onClick={input.submit}
      className={SEND}
    >
      {input.isBusy ? (
        <Spinner className="size-5" label={words.sending} />
      ) : (
        <SendHorizontal aria-hidden="true" className="size-5" />
      )}
    </button>
  );
};

const MicButton = ({ voice }: { readonly voice: Voice }) => (
  <button
    type="button"
    aria-label={words.record}
    onPointerDown={voice.handleDown}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      void voice.start();
    }}
    className={classes(PLAIN, 'absolute end-0.5 bottom-0')}
  >
    <Mic aria-hidden="true" className="size-5.5" />
  </button>
);

interface ChatInputProps {
  readonly input: ChatInputState;
  readonly voice: Voice;
}

/** Enter sends, Shift and Enter breaks the line, Esc lets go of what is answered or changed. */
export const ChatInput = ({ input, voice }: ChatInputProps) => {
  const { attachments } = input;
  const { canAttach, canRecord, tools } = useChatParts();
  const drop = useDrop((files) => canAttach && input.editing === null && attachments.take(files));
  const isSpeaking = voice.state.step === 'recording' || voice.state.step === 'asking' || voice.isUploading;
  const isPaused = useIsPaused();
  const wantsVoice =
    !isPaused &&
    canRecord &&
    input.isEmpty &&
    input.editing === null &&
    !attachments.isBusy &&
    'mediaDevices' in navigator;
  return (
    <div
      {...drop.handlers}
      className="relative shrink-0 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] wide:bg-surface"
    >
      {drop.isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-card border-2 border-dashed border-accent-ink bg-accent-soft font-semibold text-accent-ink">
          {words.dropHere}
        </p>
      )}
      <Subject input={input} />
      <div className="px-3 empty:hidden wide:px-4 [&_figure_img]:max-h-44! [&_figure_video]:max-h-44! [&>*]:mt-2">
        {voice.state.step === 'denied' && <Notice tone="danger">{texts.voice.denied}</Notice>}
        {attachments.refusal !== null && !isSpeaking && <Notice tone="danger">{attachments.refusal}</Notice>}
        <AttachmentStrip attachments={attachments} />
        {input.over > 0 && <Notice tone="danger">{words.tooLong(input.over)}</Notice>}
      </div>
      <div className="flex items-end gap-1.5 px-2 py-2 wide:px-3">
        {isSpeaking ? (
          <VoiceBar voice={voice} />
        ) : (
          <>
            {canAttach && (
              <AttachButton onFiles={attachments.take} isDisabled={input.editing !== null} className={PLAIN} />
            )}
            {!isPaused && tools}
            <div className="relative flex min-w-0 flex-1">
              <Sheet input={input} />
              {wantsVoice && <MicButton voice={voice} />}
            </div>
            <SendButton input={input} />
          </>
        )}
      </div>
    </div>
  );
};
