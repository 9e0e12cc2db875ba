import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAskError } from '#kernel';
import { Button, buttonClass, Notice } from '#ui';
import { enterDemo } from './demo.ts';
import { texts } from './texts.ts';

const words = texts.demo;
const SHAPE = 'flex-col gap-0! py-1.5';

const Words = () => (
  <>
    <span>{words.enter}</span> <span className="text-sm font-normal text-ink-3">{words.shared}</span>
  </>
);

/** The same before the page's own script has come. */
export const DemoWords = () => (
  <span data-demo className={buttonClass('ghost', 'lg', SHAPE)}>
    <Words />
  </span>
);

/** D28: the demo is a choice of its own that says whom one will be, and that others are the same person. */
export const DemoButton = () => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleDemo = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await enterDemo();
      void navigate('/home');
    } catch (cause) {
      setProblem(isAskError(cause) ? cause.message : words.failed);
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button look="ghost" size="lg" className={SHAPE} disabled={isBusy} onClick={() => void handleDemo()}>
        {isBusy ? words.busy : <Words />}
      </Button>
    </>
  );
};
