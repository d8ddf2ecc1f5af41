import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { createViewModelSource } from '../../src/di/container';
import type { ThemeName } from '../../src/domain/theme/ThemeName';
import { MaterialTheme } from '../../src/presentation/app/theme/MaterialTheme';
import { ViewModelContext } from '../../src/presentation/shared/useViewModel';
import { Buttons } from './Buttons';
import { Cards } from './Cards';
import { Colours } from './Colours';
import { Drawings } from './Drawings';
import { EmptyStates } from './EmptyStates';
import { Fields } from './Fields';
import { Notices } from './Notices';
import { Texts } from './Texts';

const parts: Readonly<Record<string, (theme: ThemeName) => ReactNode>> = {
  Couleurs: (theme) => <Colours theme={theme} />,
  Textes: () => <Texts />,
  Boutons: () => <Buttons />,
  Champs: () => <Fields />,
  Avis: () => <Notices />,
  Cartes: () => <Cards />,
  'États vides': () => <EmptyStates />,
  Dessins: () => <Drawings />,
};

const themeNames: Readonly<Record<ThemeName, string>> = { light: 'Thème clair', dark: 'Thème sombre' };
const viewModels = createViewModelSource(browser, embeddedBackend);

/** Every component that screens share, in all its states, in each of these themes one after the other. */
export function DesignPage({ themes }: { readonly themes: readonly ThemeName[] }) {
  return (
    <ViewModelContext value={viewModels}>
      <MemoryRouter>
        <MaterialTheme>
          <main>
            {themes.map((theme) => (
              <div key={theme} data-theme={theme} style={page}>
                <h1 style={{ ...part, font: 'var(--mb-font-h1)' }}>{themeNames[theme]}</h1>
                {Object.entries(parts).map(([title, content]) => (
                  <section key={title} style={part}>
                    <h2 style={{ font: 'var(--mb-font-h2)', margin: 0 }}>{title}</h2>
                    {content(theme)}
                  </section>
                ))}
              </div>
            ))}
          </main>
        </MaterialTheme>
      </MemoryRouter>
    </ViewModelContext>
  );
}

const page = {
  padding: 24,
  color: 'var(--mb-palette-text-primary)',
  background: 'var(--mb-palette-background-default)',
} as const;
const part = { display: 'grid', gap: 16, maxWidth: 960, margin: '0 auto', padding: '24px 0' } as const;
