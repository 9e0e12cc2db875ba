import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { showToast, Toaster } from './toaster.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const setWidth = (isWide: boolean) => {
  const query = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
};

const say = async (message: string) => {
  await act(async () => showToast(message, 'plain', null));
  await pass(100);
};

const list = () => screen.getByRole('list');

beforeEach(() => {
  vi.useFakeTimers();
  setWidth(false);
});

afterEach(() => {
  cleanup();
  sonner.dismiss();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the toaster', () => {
  it('stands above the bar of a phone, in the strip above a sheet, and in the corner of a wide screen', async () => {
    const drawn = render(<Toaster theme="light" />);
    await say('Link copied');
    expect(list().dataset).toMatchObject({ yPosition: 'bottom', xPosition: 'center' });
    drawn.unmount();
    sonner.dismiss();
    await pass(1_000);
    const sheet = render(
      <>
        <Dialog title="Write" onClose={() => undefined}>
          <p>inside</p>
        </Dialog>
        <Toaster theme="light" />
      </>,
    );
    await say('Too long');
    expect(screen.getByText('Too long').closest('ol')?.dataset).toMatchObject({
      yPosition: 'top',
      xPosition: 'center',
    });
    sheet.unmount();
    sonner.dismiss();
    await pass(1_000);
    setWidth(true);
    render(<Toaster theme="light" />);
    await say('Link copied again');
    expect(list().dataset).toMatchObject({ yPosition: 'bottom', xPosition: 'right' });
  });

  it('says it politely, and lets it be dismissed', async () => {
    render(<Toaster theme="light" />);
    await say('Saved');
    expect(screen.getByText('Saved').closest('[aria-live="polite"]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(1_000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps a message under a resting pointer, but not for ever', async () => {
    render(<Toaster theme="light" />);
    await say('Still here');
    fireEvent.mouseEnter(list());
    await pass(8_000);
    expect(screen.getByText('Still here')).toBeDefined();
    await pass(4_000);
    // It fades.
    await pass(1_000);
    await pass(1_000);
    expect(screen.queryByText('Still here')).toBeNull();
  });

  it('keeps a message that somebody has gone to by keyboard', async () => {
    render(<Toaster theme="light" />);
    await say('Look at me');
    fireEvent.keyDown(document, { code: 'KeyT', altKey: true });
    expect(document.activeElement).toBe(list());
    await pass(30_000);
    expect(screen.getByText('Look at me')).toBeDefined();
  });

  it('can be touched while a dialog is open, which stays', async () => {
    const onClose = vi.fn();
    render(
      <>
        <Dialog title="Write" onClose={onClose}>
          <p>inside</p>
        </Dialog>
        <Toaster theme="light" />
        <p>outside</p>
      </>,
    );
    await say('Too long');
    expect(screen.getByText('Too long').closest('ol')?.style.pointerEvents).toBe('auto');
    const press = (target: Element) => {
      fireEvent.pointerDown(target, { pointerType: 'mouse' });
      fireEvent.click(target);
    };
    press(screen.getByText('Too long'));
    expect(onClose).not.toHaveBeenCalled();
    press(screen.getByText('outside'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
