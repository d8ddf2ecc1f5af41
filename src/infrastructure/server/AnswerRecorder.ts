import { questionOf, type PageAnswers } from '../../application/shared/PageAnswers';

type Method = (...parameters: readonly unknown[]) => unknown;

/** Milliseconds after which a page is rendered with what is known. */
const PATIENCE = 8000;

/** Notes what ports answer while a page is rendered, and knows when all questions are answered. */
export class AnswerRecorder {
  readonly answers: PageAnswers = new Map();
  #open = 0;
  #hasFailed = false;

  /** Whether every question that was asked has been answered, without a failure. */
  get isComplete(): boolean {
    return this.#open === 0 && !this.#hasFailed;
  }

  /** A port whose first answer to each question is noted: a promise, or the first value that a listener gets. */
  record<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        return typeof method === 'function' && typeof name === 'string'
          ? (...parameters: readonly unknown[]) => this.#ask(name, method.bind(target) as Method, parameters)
          : method;
      },
    });
  }

  /** Resolves once every question is answered and no answer has raised another one. */
  async settled(): Promise<void> {
    const end = Date.now() + PATIENCE;
    do await new Promise((resolve) => setTimeout(resolve));
    while (this.#open > 0 && Date.now() < end);
  }

  #ask(name: string, method: Method, parameters: readonly unknown[]): unknown {
    const question = questionOf(name, parameters);
    this.#open += 1;
    let isOpen = true;
    const close = () => {
      if (isOpen) this.#open -= 1;
      isOpen = false;
    };
    const note = (answer: unknown) => {
      if (!isOpen) return;
      close();
      if (!isSuccess(answer)) this.#hasFailed = true;
      else if (!this.answers.has(question)) this.answers.set(question, answer);
    };
    const result = method(
      ...parameters.map((parameter) =>
        typeof parameter !== 'function'
          ? parameter
          : (answer: unknown): unknown => {
              note(answer);
              return (parameter as (answer: unknown) => unknown)(answer);
            },
      ),
    );
    if (result instanceof Promise) {
      result.then(note, () => note(null));
      return result;
    }
    // A listener for changes is never called here.
    if (parameters.length <= 1) close();
    return result;
  }
}

/** A failure does not travel: the browser asks again. */
function isSuccess(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
}
