import { settingsCalls, toChoices } from '@house/contract/settings';
import { route, type House } from '#kernel';
import { changeChoices, choicesOf } from './service.ts';

export const settingsRoutes = (house: House): void => {
  route(house, settingsCalls.readSettings, async ({ viewer }) => {
    const known = await choicesOf(house.db, [viewer.memberId]);
    return { settings: known.get(viewer.memberId) ?? toChoices(null) };
  });

  route(house, settingsCalls.changeSettings, async ({ input, viewer, now }) => {
    const { user_id: _actor, ...change } = input;
    return { settings: await changeChoices(house.db, viewer.memberId, change, now) };
  });
};
