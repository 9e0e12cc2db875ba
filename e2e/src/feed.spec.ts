// The list of posts, and one's place in it.
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs } from './posts.ts';

test.describe('the feed', () => {
  test('keeps its place on the way back and after a reload, and new posts wait behind a pill @phone [FEED-02, FEED-04]', async ({
    page,
    member,
    otherBrowser,
  }) => {
    await page.goto('/home');
    const feed = page.getByRole('feed');
    await expect(feed.getByRole('article').first()).toBeVisible();
    // Far enough down that the next page had to be asked for.
    const scrollOn = () =>
      page.evaluate(() => {
        // Not by the wheel: what it has turned may arrive after the place was read.
        window.scrollBy(0, 2_500);
        return window.scrollY;
      });
    await expect.poll(scrollOn, { intervals: [100] }).toBeGreaterThan(9_000);
    const readTop = () =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll('[role="feed"] [data-post]')];
        const first = cards.find((card) => card.getBoundingClientRect().bottom > 200);
        return { id: first?.getAttribute('data-post') ?? '', top: Math.round(first?.getBoundingClientRect().top ?? 0) };
      });
    const settled = async (): Promise<{ id: string; top: number }> => {
      let last = await readTop();
      await expect(async () => {
        const before = last;
        last = await readTop();
        expect(last).toEqual(before);
      }).toPass({ intervals: [150] });
      return last;
    };
    const place = await settled();

    // A click of the mouse would first scroll to the button, and the place would be another one.
    await cardOf(page, place.id).locator('[data-act="reply"]').dispatchEvent('click');
    await expect(page).toHaveURL(`/post/${place.id}#reply`);
    // Meanwhile somebody else posts: that must not move what was being read.
    const other = await otherBrowser();
    const author = await signUp(other.context(), newName('uma'));
    await postAs(other.context(), `News from ${author.username}`);
    await page.goBack();
    await expect(cardOf(page, place.id)).toBeInViewport();
    // A busy machine is still measuring when the card is there.
    const firstId = async () => (await readTop()).id;
    await expect.poll(firstId).toBe(place.id);
    const back = await settled();
    expect(Math.abs(back.top - place.top)).toBeLessThanOrEqual(2);

    const pill = page.getByRole('button', { name: '1 new post' });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(pill).toBeVisible();
    expect(await firstId()).toBe(place.id);
    await page.reload();
    await expect(cardOf(page, place.id)).toBeInViewport();
    await expect.poll(firstId).toBe(place.id);
    await pill.click();
    await expect(page.getByRole('article').first()).toContainText(`News from ${author.username}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(pill).toBeHidden();

    // Each tab of the page is its own feed; Following is empty for somebody new.
    await page.getByRole('link', { name: 'Following' }).click();
    await expect(page).toHaveURL('/home?tab=following');
    await expect(page.getByText('No posts from people you follow')).toBeVisible();
    expect(member.id).not.toBe('');
  });
});
