import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '#kernel';
import { Button, Notice } from '#ui';
import { enterDemo } from './demo.ts';
import { DEMO_SHAPE, DemoName } from './door.tsx';
import { texts } from '../texts-dialogs.ts';

const words = texts.demo;

/** What stands behind the door of this name. */
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
      setProblem(reasonOf(cause, words.failed));
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button look="ghost" size="lg" className={DEMO_SHAPE} disabled={isBusy} onClick={() => void handleDemo()}>
        {isBusy ? words.busy : <DemoName />}
      </Button>
    </>
  );
};
