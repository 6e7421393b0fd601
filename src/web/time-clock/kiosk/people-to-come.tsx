import './kiosk.css';
import { useWords } from '../../kernel/words.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** As many as fill the first look at a tablet. */
const cards = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The shape of the people who work here, until they come. */
export function PeopleToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="kiosk-people">
        <Skeleton inlineSize="240px" blockSize="56px" />
        <div className="kiosk-cards">
          {cards.map((card) => (
            <Skeleton key={card} blockSize="88px" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
