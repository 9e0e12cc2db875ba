import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { DemoWords } from '#auth';
import { LandingView, LandingWays } from './view.tsx';

/** The landing as text, for the build. The server puts the brand's name in; public/theme.js hides what does not apply. */
export const printLanding = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LandingView
        name="%NAME%"
        ways={
          <>
            {[true, false].map((hasX) => (
              <div key={String(hasX)} data-x={hasX ? 'on' : 'off'} className="flex flex-col gap-3">
                <LandingWays hasX={hasX} />
              </div>
            ))}
            <DemoWords />
          </>
        }
      />
    </MemoryRouter>,
  );
