import type { Citation } from './TestTitle';

const citation = /(§\d+\.\d+)(?: “([^”]*)”)?/g;

export function citationsIn(title: string): readonly Citation[] {
  return [...title.matchAll(citation)].map(([, id = '', words]) => ({ id, words: words ?? null }));
}
