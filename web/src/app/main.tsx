import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '#auth';
import { english } from '@wagram/contract/kernel';
import { followTheme } from '#kernel';
import '../ui/styles.css';
import { App } from './app.tsx';
import { keepShellOffline } from './offline-shell.ts';
import { startLoading } from './screens.ts';

followTheme();
startSession();
startLoading(window.location.pathname);

const draw = () => {
  const root = document.getElementById('root');
  if (root === null) return;
  // In small steps: a slow phone can be touched and scrolled while the page is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

// What was chosen here; without that the server has read what the browser wants.
const tag = /\blanguage=([\w-]+)/.exec(document.cookie)?.[1] ?? document.documentElement.lang;
if (tag === english.tag) draw();
else void import('./translations.ts').then(({ speakLanguage }) => speakLanguage(tag)).finally(draw);
keepShellOffline();
