// What people want who pay for each megabyte.

/** Whether the browser was told to save data, as Chrome and its relatives say: then what nobody has asked for is not loaded ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
