import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { buttonClass } from '#ui';
import { texts as words } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';

/** The landing as text, for the build. The server puts the brand's name in; public/theme.js hides what does not apply. */
export const printLanding = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LandingView
        name="%NAME%"
        demo={
          <span data-demo className={buttonClass('ghost', 'lg')}>
            {words.demo}
          </span>
        }
      />
    </MemoryRouter>,
  );
