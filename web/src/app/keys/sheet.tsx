import { useShortcutsOn } from '#kernel';
import { closeDialog, Dialog, Kbd } from '#ui';
import { ShortcutsSwitch } from '../../pages/settings/shortcuts-switch.tsx';
import { texts } from '../shell-texts.ts';

const words = texts.keys;

const KEYS: readonly (readonly [keys: readonly string[], means: keyof typeof words])[] = [
  [['n'], 'newPost'],
  [['j'], 'next'],
  [['k'], 'previous'],
  [['l'], 'like'],
  [['r'], 'reply'],
  [['b'], 'bookmark'],
  [['o'], 'open'],
  [['/'], 'search'],
  [['?'], 'help'],
  [['f'], 'fullScreen'],
  [['i'], 'smallWindow'],
  [['g', 'h'], 'home'],
  [['g', 'n'], 'notifications'],
  [['g', 'm'], 'messages'],
  [['g', 'w'], 'wallet'],
  [['g', 'b'], 'bookmarks'],
  [['g', 'e'], 'explore'],
  [['↓'], 'nextVideo'],
  [['↑'], 'previousVideo'],
  [['→'], 'forward'],
  [['←'], 'back'],
  [['Space'], 'pause'],
  [['m'], 'mute'],
  [['c'], 'captions'],
];

export const KeysSheet = () => {
  const isOn = useShortcutsOn();
  return (
    <Dialog title={words.title} description={words.about} onClose={closeDialog}>
      <div className="px-6 pt-4 pb-2">
        <ShortcutsSwitch />
        <dl className={isOn ? 'mt-2' : 'mt-2 opacity-50'}>
          {KEYS.map(([keys, means]) => (
            <div
              key={means}
              className="flex min-h-11 items-center justify-between gap-4 border-t border-line text-base"
            >
              <dt className="text-ink-2">{words[means]}</dt>
              <dd className="flex items-center gap-1.5 text-sm text-ink-3">
                <Kbd>{keys[0]}</Kbd>
                {keys[1] !== undefined && (
                  <>
                    {words.afterThat} <Kbd>{keys[1]}</Kbd>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
};
