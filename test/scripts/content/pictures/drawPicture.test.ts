import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { colours } from '../../../../scripts/content/pictures/colours';
import { drawPicture } from '../../../../scripts/content/pictures/drawPicture';
import { paints } from '../../../../scripts/content/pictures/kit/tones';
import { motifs } from '../../../../scripts/content/pictures/motifs';
import { subjects } from '../../../../scripts/content/pictures/subjects/subjects';
import { views } from '../../../../scripts/content/pictures/views';

const seeds = [0, 1, 2, 3, 4, 5];
const pictures = motifs.flatMap((motif) =>
  views.map((view) => ({ motif, view, svg: drawPicture({ motif, view, seed: 1 }) })),
);
const parser = new new Window().DOMParser();

const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

describe('drawPicture', () => {
  it('drawPicture draws every subject in every view as well-formed SVG of 400 by 300', () => {
    for (const { motif, view, svg } of pictures) {
      const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;

      expect(root.querySelector('parsererror'), `${motif} ${view}`).toBeNull();
      expect([root.tagName, root.getAttribute('viewBox')], `${motif} ${view}`).toEqual(['svg', '0 0 400 300']);
    }
  }, 30_000);

  it('the parser reports SVG that is not well-formed', () => {
    const broken = parser.parseFromString(
      '<svg xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0"/></svg>',
      'image/svg+xml',
    );

    expect(broken.documentElement.querySelector('parsererror')).not.toBeNull();
  });

  it('a picture loads nothing and can be shown many times on one page', () => {
    for (const { motif, view, svg } of pictures) {
      const elements = new Set(Array.from(svg.matchAll(/<([a-z]+)/gi), ([, name]) => name));
      expect(
        [...elements].filter((name) => !['svg', 'g', 'path', 'rect', 'circle', 'ellipse'].includes(name ?? '')),
        `${motif} ${view}`,
      ).toEqual([]);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), `${motif} ${view}`).not.toMatch(
        /\b(id|class|style|href|url|http)\b/,
      );
    }
  });

  it('a picture has finite numbers only, with at most one decimal except in opacities and scales', () => {
    for (const { motif, view, svg } of pictures) {
      expect(svg, `${motif} ${view}`).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
      expect(svg.replace(/scale\([^)]*\)/g, ''), `${motif} ${view}`).not.toMatch(/\d\.\d\d/);
    }
  });

  it('a picture has at most 6 kB, and half of them at most 3.5 kB', () => {
    const sizes = seeds.flatMap((seed) =>
      motifs.flatMap((motif) => views.map((view) => drawPicture({ motif, view, seed }).length)),
    );

    expect(Math.max(...sizes)).toBeLessThanOrEqual(6000);
    expect(median(sizes)).toBeLessThanOrEqual(3500);
  }, 30_000);

  it('drawPicture draws the same picture for the same request', () => {
    for (const { motif, view, svg } of pictures) expect(drawPicture({ motif, view, seed: 1 })).toBe(svg);
  });

  it('a subject looks different in each view', () => {
    for (const motif of motifs) {
      expect(new Set(views.map((view) => drawPicture({ motif, view, seed: 1 }))).size, motif).toBe(views.length);
    }
  });

  it('each subject has at least three colours, and neighbouring seeds give different pictures', () => {
    for (const motif of motifs) {
      const main = seeds.map((seed) => drawPicture({ motif, view: 'main', seed }));
      expect(subjects[motif].colours.length, motif).toBeGreaterThanOrEqual(3);
      expect(
        main.filter((svg, index) => svg === main[index + 1]),
        motif,
      ).toEqual([]);
    }
  });

  it.each(['city-car', 'city-bike', 'sofa', 'dress', 'kids-bike', 'suitcase'] as const)(
    'the picture of %s has the colour that its listing names',
    (motif) => {
      for (const colour of colours)
        expect(drawPicture({ motif, view: 'main', seed: 2, colour })).toContain(`"${paints[colour]}"`);
    },
  );

  it('the scene view of a house shows it by night', () => {
    const night = drawPicture({ motif: 'village-house', view: 'scene', seed: 0 });

    expect(night).toContain('#ffd27a');
    expect(drawPicture({ motif: 'village-house', view: 'main', seed: 0 })).not.toContain('#ffd27a');
  });
});
