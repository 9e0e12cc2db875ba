// The shell and the screen that most people open it at: one file, because one is never loaded without the other.
export { HomePage } from '../pages/home/home.tsx';
export { Shell } from './shell.tsx';
