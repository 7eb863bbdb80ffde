/** Whether whoever plays here points with fingers, which show nothing before they press. */
export const hasFingers = (): boolean => matchMedia('(hover: none)').matches;
