type Kind<Values> = new (length: number) => Values;

/** Stored values, if they are of that kind and length. Throws where the record that holds them is damaged. */
export function intact<Values extends ArrayLike<unknown>>(values: Values, kind: Kind<Values>, length: number): Values {
  if (values instanceof kind && values.length === length) return values;
  throw new RangeError('The stored index is damaged');
}
