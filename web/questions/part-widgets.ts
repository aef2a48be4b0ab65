/** The widgets that ask one answer in parts (day, month, year; hours; feet and inches): they share their pieces, so that they are loaded as one. */
export { DateTimeWidget } from './date-time-widget.tsx';
export { DateWidget } from './date-widget.tsx';
export { LengthWidget } from './length-widget.tsx';
export { TimeWidget } from './time-widget.tsx';
