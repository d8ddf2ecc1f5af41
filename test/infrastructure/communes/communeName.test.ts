import { describe, expect, it } from 'vitest';
import { foldCommuneName, withoutArticle } from '../../../src/infrastructure/communes/communeName';

describe('foldCommuneName', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['L\u2019Haÿ-les-Roses', 'l hay les roses'],
    ['Œuilly', 'oeuilly'],
    ['Château-Chinon (Ville)', 'chateau chinon ville'],
    ['  MÂCON ', 'macon'],
    ['', ''],
  ])('%j becomes %j', (name, folded) => {
    expect(foldCommuneName(name)).toBe(folded);
  });

  it('each line of a list is folded by itself', () => {
    expect(foldCommuneName('Château-Chinon (Ville)\nL\u2019Haÿ')).toBe('chateau chinon ville\nl hay');
  });
});

describe('withoutArticle', () => {
  it.each([
    ['le mans', 'mans'],
    ['les abymes', 'abymes'],
    ['l hay les roses', 'hay les roses'],
    ['lens', 'lens'],
    ['le', 'le'],
  ])('%j becomes %j', (folded, bare) => {
    expect(withoutArticle(folded)).toBe(bare);
  });
});
