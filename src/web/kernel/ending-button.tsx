import { useState, type ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { EndingQuestion } from './ending-question.tsx';

interface EndingButtonProps
  extends
    Pick<ComponentProps<typeof Button>, 'size' | 'busy' | 'aria-label'>,
    Pick<ComponentProps<typeof EndingQuestion>, 'does' | 'title' | 'lead'> {
  readonly onPress: () => void;
}

/** Withdraws or declines something, and asks first. */
export function EndingButton({ does, title, lead, onPress, ...button }: EndingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onPress={() => setAsking(true)}>
        {does}
      </Button>
      {isAsking && (
        <EndingQuestion does={does} title={title} lead={lead} onDo={onPress} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
