import { observer } from 'mobx-react-lite';
import type { ThemeName } from '../../domain/theme/ThemeName';
import { PillGroup } from '../shared/controls/PillGroup';
import { useTheme } from '../theme/useTheme';
import { AccountSection } from './AccountSection';
import { appearanceMessages as messages } from './settingsMessages';

const themes: readonly ThemeName[] = ['light', 'dark'];

export const AppearanceSection = observer(function AppearanceSection() {
  const { theme, toggle } = useTheme();
  return (
    <AccountSection id="apparence" lead={messages.lead}>
      <PillGroup
        label={messages.legend}
        pills={themes.map((value) => ({ value, label: messages.themes[value] }))}
        value={theme}
        onChange={(chosen) => {
          if (chosen !== theme) toggle();
        }}
      />
    </AccountSection>
  );
});
