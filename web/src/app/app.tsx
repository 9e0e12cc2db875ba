import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { getBrand, lazy, useLanguage, useTheme } from '#kernel';
import { Spinner, Toaster, useIsToasterWanted, useOpenDialog } from '#ui';
import { LandingPage } from '../pages/landing/landing.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageEffects } from './page-effects.tsx';
import { routesFor } from './routes.ts';
import type { RouteEntry } from './routes.ts';
import { isLanding, NotFoundPage, screenFor, SettingsFrame, Shell } from './screens.ts';
import { texts } from './texts.ts';

const DialogHost = lazy(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost }));

const Waiting = () => (
  <div className="flex min-h-dvh items-center justify-center text-ink-3">
    <Spinner className="size-7" label={texts.loading} />
  </div>
);

const screenOf = (route: RouteEntry) => {
  const Screen = isLanding(route.path) ? LandingPage : screenFor(route.path);
  return <Screen />;
};

const AppRoutes = () => {
  const routes = routesFor(getBrand().slug);
  const draw = (route: RouteEntry) => <Route key={route.path} path={route.path} element={screenOf(route)} />;
  return (
    <Routes>
      {routes.filter((route) => route.frame === 'bare').map(draw)}
      <Route element={<Shell />}>
        {routes.filter((route) => route.frame === 'shell').map(draw)}
        <Route element={<SettingsFrame />}>{routes.filter((route) => route.frame === 'settings').map(draw)}</Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};

/** Dialogs and messages are drawn once, above every page, and loaded with the first of their kind. */
const Above = () => {
  const theme = useTheme();
  const hasDialog = useOpenDialog() !== null;
  const hasToaster = useIsToasterWanted();
  return (
    <Suspense fallback={null}>
      {hasDialog && <DialogHost />}
      {hasToaster && <Toaster theme={theme} />}
    </Suspense>
  );
};

/** Another language draws everything anew: there is no part of the page without words. */
export const App = () => (
  <BrowserRouter key={useLanguage().tag}>
    <a
      href="#main"
      className="fixed start-4 -top-20 z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:top-4"
    >
      {texts.skip}
    </a>
    <PageEffects />
    <OfflineBanner />
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
    <Above />
  </BrowserRouter>
);
