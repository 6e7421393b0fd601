import './push-devices.css';
import { Bell, Send } from 'lucide-react';
import { useState } from 'react';
import type { Zone } from '../../domain/kernel/time.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { pushState } from '../kernel/push.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import { PushDeviceRow } from './push-device-row.tsx';
import { usePushDevices, useTestPush, useTurnPushOn } from './queries.ts';

/** The browsers that notify the reader while no page is open: this one is turned on here, each is turned off, all are tested. */
export function PushDevices({ employeeId, zone }: { readonly employeeId: string; readonly zone: Zone }) {
  const { say, speaker } = useWords();
  const { data, error, refetch } = usePushDevices();
  const turnOn = useTurnPushOn(employeeId);
  const test = useTestPush();
  // The answer to the browser's own question changes it.
  const [state, setState] = useState(pushState);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('push.failed')} blockSize="56px" />;
  const { serverKey, devices } = data;
  const isOnHere = devices.some(({ isThisOne }) => isThisOne);
  const fault = [turnOn, test].find(({ isError }) => isError);
  const refused = [turnOn.data, test.data].find((answer) => answer?.ok === false);
  return (
    <div className="push-devices" ref={focusGoesToNext}>
      {fault !== undefined && <Problem title={say('notices.notSaved')} text={say('kernel.unreachable')} />}
      {refused?.ok === false && (
        <Problem title={say('notices.notSaved')} text={refusalSentence(speaker, refused.refusal, refused.details)} />
      )}
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <PushDeviceRow key={device.deviceId} device={device} zone={zone} />
          ))}
        </ul>
      )}
      {!isOnHere && state !== 'ready' && <p className="mute">{say(`push.${state}`)}</p>}
      {turnOn.data === undefined && turnOn.isSuccess && state === 'ready' && (
        <p className="mute" role="status">
          {say('push.notGiven')}
        </p>
      )}
      <div className="actions">
        {!isOnHere && state === 'ready' && (
          <Button
            tone="ink"
            icon={Bell}
            busy={turnOn.isPending}
            onPress={() => turnOn.mutate(serverKey, { onSettled: () => setState(pushState()) })}
          >
            {say('push.turnOn')}
          </Button>
        )}
        {devices.length > 0 && (
          <Button
            icon={Send}
            flip
            busy={test.isPending}
            onPress={() =>
              test.mutate(undefined, { onSuccess: (answer) => answer.ok && showToast({ text: say('push.tested') }) })
            }
          >
            {say('push.test')}
          </Button>
        )}
      </div>
    </div>
  );
}
