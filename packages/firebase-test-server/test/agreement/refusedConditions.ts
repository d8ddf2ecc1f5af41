/** Conditions with which rules cannot be deployed. */
export const refusedConditions: readonly string[] = [
  '0x1F == 31',
  '1e3 == 1000.0',
  '007 == 7',
  '9223372036854775808 > 0',
  '--3 == 3',
  '4/2 == 2',
  '1 is integer',
  '1 is null',
  "'\\q' == 'q'",
];
