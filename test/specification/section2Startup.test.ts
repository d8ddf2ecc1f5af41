import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillIn } from '../../scripts/build/sitePage';

test("§2.40 “Startup screen with the text 'Initialisation de ...' naming the product, shown for about 0.8 s.”: whole for 0.6 s, then fading", () => {
  const page = fillIn(readFileSync('index.html', 'utf8'));
  expect(page).toContain('<div class="startup" role="status"><p>Initialisation de Mon Bazar</p></div>');
  expect(page).toMatch(/\.startup \{[^}]* animation: startup 0\.8s ease-in both, startup-gone 1ms 0\.8s forwards \}/);
  expect(page).toContain('@keyframes startup { 0%, 75% { opacity: 1 } 100% { opacity: 0 } }');
  expect(page).toContain('@keyframes startup-gone { to { visibility: hidden } }');
});
