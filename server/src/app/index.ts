// The roof: puts every room together and starts the program. No room knows it.
export { openHouse, type HouseParts, type OpenHouse } from './house.ts';
