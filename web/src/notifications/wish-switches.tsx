import { WISHES, type Wish } from '@wagram/contract/settings';
import { getBrand } from '#kernel';
import { useWish } from '#settings';
import { Switch } from '#ui';
import { texts } from './texts.ts';

const words = texts.wishes;

const One = ({ memberId, name }: { readonly memberId: string; readonly name: Wish }) => {
  const [isOn, wish] = useWish(memberId, name, () => true, words.said);
  return (
    <li className="py-2">
      <Switch label={words[name](getBrand().tokens.chain)} hint={words[`${name}Hint`]} isOn={isOn} onChange={wish} />
    </li>
  );
};

/** D26: what the member waits for, to be seen and taken back. */
export const WishSwitches = ({ memberId }: { readonly memberId: string }) => (
  <ul className="divide-y divide-line">
    {WISHES.map((name) => (
      <One key={name} memberId={memberId} name={name} />
    ))}
  </ul>
);
