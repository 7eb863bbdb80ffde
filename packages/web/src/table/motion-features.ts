/** What of the motion library the boards use, loaded beside them. */
export { domMax as default } from 'motion/react';
