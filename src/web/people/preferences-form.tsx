import './preferences-form.css';
import { Monitor, Moon, Sun } from 'lucide-react';
import { languages } from '../../domain/kernel/language.ts';
import { useReading } from '../kernel/reading.ts';
import { SavedNote } from '../kernel/saved-note.tsx';
import { useWords } from '../kernel/words.tsx';
import { languageNames } from '../ui/language-menu.tsx';
import { Problem } from '../ui/problem.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useChangePreferences } from './queries.ts';

/** Language, theme, clock and single keys: each applies the moment it is chosen, and is then kept with the person. */
export function PreferencesForm() {
  const { say } = useWords();
  const reading = useReading();
  const { mutate: change, data, isPending, isError, variables } = useChangePreferences();
  const unsaved = isError || data?.ok === false;
  return (
    <>
      <section className="card preferences">
        <Segmented
          label={say('people.language')}
          hint={say('people.languageHint')}
          value={reading.language}
          onChange={(language) => change({ language })}
          choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        />
        <Segmented
          label={say('people.theme')}
          hint={say('people.themeHint')}
          value={reading.theme}
          onChange={(theme) => change({ theme })}
          choices={[
            { value: 'system', label: say('people.theme.system'), icon: Monitor },
            { value: 'light', label: say('people.theme.light'), icon: Sun },
            { value: 'dark', label: say('people.theme.dark'), icon: Moon },
          ]}
        />
        <Segmented
          label={say('people.clock')}
          hint={say('people.clockHint')}
          value={reading.hourCycle}
          onChange={(hourCycle) => change({ hourCycle })}
          choices={[
            { value: 'h12', label: say('people.clock.h12') },
            { value: 'h23', label: say('people.clock.h23') },
          ]}
        />
        <Segmented
          label={say('people.singleKeys')}
          hint={say('people.singleKeysHint')}
          value={reading.singleKeys ? 'on' : 'off'}
          onChange={(wanted) => change({ singleKeys: wanted === 'on' })}
          choices={[
            { value: 'on', label: say('people.singleKeys.on') },
            { value: 'off', label: say('people.singleKeys.off') },
          ]}
        />
      </section>
      {unsaved ? (
        <Problem
          title={say('people.preferencesNotSaved')}
          action={{ label: say('kernel.tryAgain'), onPress: () => change(variables ?? reading) }}
        />
      ) : (
        <SavedNote isSaved={data?.ok === true && !isPending} />
      )}
    </>
  );
}
