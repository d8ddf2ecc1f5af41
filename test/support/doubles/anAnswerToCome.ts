interface AnswerToCome<Value> {
  readonly promise: Promise<Value>;
  arrive(value: Value): void;
}

/** A promise that the test resolves with `arrive`. */
export function anAnswerToCome<Value>(): AnswerToCome<Value> {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    keep = resolve;
  });
  return { promise, arrive: (value) => keep(value) };
}
