/** The widgets that ask for one answer in parts (day, month, year; hours; feet and inches). They share code, so they load together. */
export { DateTimeWidget } from './date-time-widget.tsx';
export { DateWidget } from './date-widget.tsx';
export { LengthWidget } from './length-widget.tsx';
export { TimeWidget } from './time-widget.tsx';
