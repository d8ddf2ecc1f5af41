/** Variants of a string in rules: without one word of a list, without one choice of a pattern, with one repetition more or less. */
export function changedPatterns(text: string): readonly string[] {
  return [...withoutAWord(text), ...withoutAChoice(text), ...otherRepetitions(text)];
}

function withoutAWord(text: string): readonly string[] {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length < 2 && !/\s/.test(text)) return [];
  return words.map(({ 0: word, index }) => text.slice(0, index) + text.slice(index + word.length).trimStart());
}

/** Of `image/(png|webp)` or of `offer|wanted`. */
function withoutAChoice(text: string): readonly string[] {
  const group = /\(([^()]*\|[^()]*)\)/.exec(text);
  const [choices, before, after] =
    group === null
      ? [text, '', '']
      : [group[1] ?? '', text.slice(0, group.index + 1), text.slice(group.index + group[0].length - 1)];
  if (!choices.includes('|')) return [];
  const all = choices.split('|');
  return all.map((_choice, left) => before + all.filter((_other, index) => index !== left).join('|') + after);
}

/** Each bound of `{8,64}` and each `{14}`, one more and one less. */
function otherRepetitions(text: string): readonly string[] {
  return [...text.matchAll(/(?<=\{(?:\d+,)?)\d+(?=(?:,\d+)?\})/g)].flatMap(({ 0: number, index }) =>
    [1, -1].map((step) => text.slice(0, index) + String(Number(number) + step) + text.slice(index + number.length)),
  );
}
