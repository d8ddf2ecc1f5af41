export type EnergyLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

interface LetterColours {
  readonly background: string;
  /** Colour of the letter on the background; contrast at least 4.5:1. */
  readonly letter: string;
}

const black = '#14100c';
const white = '#ffffff';
const withLetterColour =
  (letter: string) =>
  (background: string): LetterColours => ({ background, letter });
const dark = withLetterColour(black);
const light = withLetterColour(white);

/** The colours of the official labels: « DPE » for energy, « GES » for greenhouse gases. */
export const energyColours: Record<'energy' | 'climate', Record<EnergyLetter, LetterColours>> = {
  energy: {
    A: dark('#009c6d'),
    B: dark('#52b153'),
    C: dark('#78bd76'),
    D: dark('#f4e70f'),
    E: dark('#f0b50f'),
    F: dark('#eb8235'),
    G: light('#d7221f'),
  },
  climate: {
    A: dark('#a4dbf8'),
    B: dark('#8cb4d3'),
    C: dark('#7792b1'),
    D: light('#606f8f'),
    E: light('#4d5271'),
    F: light('#393551'),
    G: light('#281b35'),
  },
};

export const energyLetters: readonly EnergyLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
