import styled from '@emotion/styled';
import { configurationMessages } from './configurationMessages';

/** Shown instead of the site when it was built with only some of the Firebase variables. */
export function ConfigurationNotice({ missing }: { readonly missing: readonly string[] }) {
  return (
    <Root role="alert">
      <h1>{configurationMessages.title}</h1>
      <p>{configurationMessages.text(missing.length)}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>{configurationMessages.remedy}</p>
    </Root>
  );
}

const Root = styled.main({
  maxWidth: '60ch',
  margin: '0 auto',
  padding: '72px 24px',
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  h1: {
    margin: 0,
    fontFamily: 'var(--mb-font-display)',
    fontSize: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem)',
    lineHeight: 1.15,
  },
});
