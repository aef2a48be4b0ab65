/** The chosen ids after one was ticked or unticked, in the order of the options; those that are no longer options go. */
export const toggledIds = (
  options: readonly { id: string }[],
  chosen: readonly string[],
  toggled: string,
  isOn: boolean,
): string[] => options.map(({ id }) => id).filter((id) => (id === toggled ? isOn : chosen.includes(id)));
