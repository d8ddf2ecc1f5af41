import { plainText } from '../../shared/foldText';
import type { Choice, ChoiceField, Field } from '../catalogue/Field';

/** Fields of which a title often says the value. Others, such as a fuel, it mentions for other reasons too: « vitres électriques ». */
const deducible: ReadonlySet<string> = new Set(['product', 'brand', 'material', 'colour', 'condition']);

/** Words that mean a choice besides its label, by the value of the choice. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  blanc: ['blanche', 'blanches'],
  marron: ['brun', 'brune', 'bruns', 'brunes'],
  violet: ['violette', 'violettes'],
  bois: ['chene', 'pin', 'teck', 'noyer', 'hetre', 'merisier'],
  metal: ['acier', 'inox', 'laiton'],
};

/** What follows one of these is not what is sold: « housse de canapé ». */
const prepositions: ReadonlySet<string> = new Set(['de', 'd', 'du', 'des', 'pour', 'avec', 'a', 'en', 'sans', 'sur']);

/** What a title says of the fields of a category, as a draft stores it. A field of which it says nothing, or two things, is left out. */
export function deduceFields(title: string, fields: readonly Field[]): Readonly<Record<string, string>> {
  const words = wordsOf(title);
  const found = fields
    .filter(({ id }) => deducible.has(id))
    .map((field): readonly [string, string | undefined] => [field.id, valueIn(words, field)]);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

function valueIn(words: readonly string[], field: Field): string | undefined {
  if (field.kind === 'choice') return onlyOne(matchesOf(words, choicesOf(field), isForm));
  if (field.kind !== 'text') return undefined;
  const suggestions = (field.suggestions ?? []).map((label): Choice => ({ value: label, label }));
  return field.id === 'product' ? productIn(words, suggestions) : onlyOne(matchesOf(words, suggestions, isSame));
}

/** « Autre » says nothing. */
function choicesOf({ choices }: ChoiceField): readonly Choice[] {
  return choices.filter(({ value }) => value !== 'autre');
}

/** The first words of a title name the object. */
function productIn(words: readonly string[], products: readonly Choice[]): string | undefined {
  const first = matchesOf(words, products, isForm).sort((one, other) => one.start - other.start)[0];
  if (first === undefined || words.slice(0, first.start).some((word) => prepositions.has(word))) return undefined;
  return first.value;
}

interface Match {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

type IsWord = (word: string, wanted: string) => boolean;

/** Where a text has the label of a choice, or another word for it. « Bon état » is no match within « très bon état ». */
function matchesOf(words: readonly string[], choices: readonly Choice[], isWord: IsWord): Match[] {
  const matches = choices.flatMap(({ value, label }) =>
    [wordsOf(label), ...(otherWords[value] ?? []).map((word) => [word])].flatMap((wanted) =>
      startsOf(words, wanted, isWord).map((start): Match => ({ value, start, end: start + wanted.length })),
    ),
  );
  const isWithin = (inner: Match, outer: Match) =>
    outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;
  return matches.filter((match) => !matches.some((other) => isWithin(match, other)));
}

function startsOf(words: readonly string[], wanted: readonly string[], isWord: IsWord): readonly number[] {
  return [...words.keys()].filter((start) => wanted.every((one, offset) => isWord(words[start + offset] ?? '', one)));
}

function onlyOne(matches: readonly Match[]): string | undefined {
  const [value, ...others] = new Set(matches.map((match) => match.value));
  return others.length === 0 ? value : undefined;
}

function isSame(word: string, wanted: string): boolean {
  return word === wanted;
}

/** The plural and the feminine too, or the singular of a label in the plural. */
function isForm(word: string, wanted: string): boolean {
  return ['', 's', 'e', 'es'].some((ending) => word === wanted + ending) || `${word}s` === wanted;
}

function wordsOf(text: string): readonly string[] {
  return plainText(text).match(/[a-z0-9]+/g) ?? [];
}
