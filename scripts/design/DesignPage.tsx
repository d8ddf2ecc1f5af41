import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { createViewModelSource } from '../../src/di/container';
import type { ThemeName } from '../../src/domain/theme/ThemeName';
import { DesignFrame } from './DesignFrame';
import { designParts } from './designParts';

const themeNames: Readonly<Record<ThemeName, string>> = { light: 'Thème clair', dark: 'Thème sombre' };
const viewModels = createViewModelSource(browser, embeddedBackend);

/** Every component that screens share, in all its states, in each of these themes one after the other. */
export function DesignPage({ themes }: { readonly themes: readonly ThemeName[] }) {
  return (
    <DesignFrame viewModels={viewModels}>
      <main>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} style={page}>
            <h1 style={{ ...section, font: 'var(--mb-font-h1)' }}>{themeNames[theme]}</h1>
            {Object.entries(designParts).map(([title, part]) => (
              <section key={title} style={section}>
                <h2 style={{ font: 'var(--mb-font-h2)', margin: 0 }}>{title}</h2>
                {Object.entries(part).map(([name, Component]) => (
                  <div key={name}>
                    <code style={label}>{name}</code>
                    <Component theme={theme} />
                  </div>
                ))}
              </section>
            ))}
          </div>
        ))}
      </main>
    </DesignFrame>
  );
}

const page = {
  padding: 24,
  color: 'var(--mb-palette-text-primary)',
  background: 'var(--mb-palette-background-default)',
} as const;
const section = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  margin: '0 auto',
  padding: '24px 0',
} as const;
const label = {
  display: 'block',
  marginBottom: 6,
  fontSize: '0.8125rem',
  color: 'var(--mb-palette-text-secondary)',
} as const;
