import { settingsCalls, toChoices } from '@wagram/contract/settings';
import { route, type App } from '#kernel';
import { changeChoices, choicesOf } from './service.ts';

export const settingsRoutes = (app: App): void => {
  route(app, settingsCalls.readSettings, async ({ viewer }) => {
    const known = await choicesOf(app.db, [viewer.memberId]);
    return { settings: known.get(viewer.memberId) ?? toChoices(null) };
  });

  route(app, settingsCalls.changeSettings, async ({ input, viewer, now }) => {
    const { user_id: _actor, ...change } = input;
    return { settings: await changeChoices(app.db, viewer.memberId, change, now) };
  });
};
