import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isWide } from '#ui';
import { rememberSearch } from './recent.ts';
import { searchPath } from './search-path.ts';

/** What a key does to the open list; true when it did something. */
export type ListKeys = (event: KeyboardEvent) => boolean;

/** The words of the results page stand in the box, and leave it with the page. Other pages do not touch what is typed. */
const useWords = () => {
  const { pathname, search } = useLocation();
  const words = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(words);
  const before = useRef(words);
  useEffect(() => {
    if (before.current !== words) setText(words);
    before.current = words;
  }, [words]);
  return { text, setText };
};

/** A page may arrive long after it was chosen: only going back and forth closes what has been opened since. */
const useWentBack = (onBack: () => void): void => {
  const { key } = useLocation();
  const how = useNavigationType();
  const act = useRef(onBack);
  act.current = onBack;
  useEffect(() => {
    if (how === 'POP') act.current();
  }, [key, how]);
};

/** The words in the box, whether its list is open, and which line of it is active. */
export const useSearchBox = () => {
  const navigate = useNavigate();
  const { text, setText } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<ListKeys | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const close = () => {
    setOpen(false);
    setActive(null);
    field.current?.blur();
  };
  useWentBack(() => setOpen(false));
  const leave = (words: string) => {
    setText(words);
    close();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    rememberSearch(words);
    close();
    void navigate(searchPath(words));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && keys.current?.(event) === true) event.preventDefault();
    else if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setOpen(true);
  };
  // A finger on the sheet's own paper leaves the field and stays in the sheet.
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (next === null ? isWide() : !event.currentTarget.contains(next)) setOpen(false);
  };
  const change = (next: string) => {
    setText(next);
    setOpen(true);
    field.current?.focus();
  };
  const open = () => setOpen(true);
  return {
    text,
    change,
    isOpen,
    open,
    close,
    leave,
    active,
    setActive,
    keys,
    field,
    handleSubmit,
    handleKey,
    handleBlur,
  };
};
