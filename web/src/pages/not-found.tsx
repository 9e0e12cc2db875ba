import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '#ui';
import { texts } from './texts.ts';

const words = texts.notFound;

/** SHELL-01: an unknown address has a way home. */
export const NotFoundPage = () => {
  const navigate = useNavigate();
  return (
    <div className="flex flex-col items-center px-6 py-20 text-center">
      <p
        aria-hidden="true"
        className="word-gradient figures text-[5rem] leading-none font-extrabold tracking-[-0.05em]"
      >
        404
      </p>
      <h1 className="mt-5 text-2xl font-bold tracking-tight">{words.title}</h1>
      <p className="mt-2 max-w-80 text-ink-2">{words.hint}</p>
      <div className="mt-7 flex gap-3">
        <Button look="outline" onClick={() => void navigate(-1)}>
          {words.back}
        </Button>
        <Link to="/home" className={buttonClass('primary')}>
          {words.home}
        </Link>
      </div>
    </div>
  );
};
