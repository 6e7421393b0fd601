import type { EmployeeSelf } from '../../contract/people/self.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfile } from './queries.ts';

/** The reader's profile, to be changed by them. */
export function ProfileEditor({ self }: { readonly self: EmployeeSelf }) {
  const { say } = useWords();
  const { data, error, refetch } = useProfile();
  if (data !== undefined) return <ProfileForm profile={data} self={self} />;
  if (error !== null) return <AskProblem title={say('profile.failed')} error={error} retry={() => void refetch()} />;
  return (
    <Loading label={say('kernel.loading')}>
      <div className="profile-form" aria-hidden>
        {['268px', '352px', '220px'].map((blockSize) => (
          <Skeleton key={blockSize} blockSize={blockSize} />
        ))}
      </div>
    </Loading>
  );
}
