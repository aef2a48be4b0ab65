import type { GoneChoice } from '#shared/planner/choices.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const whyWords: Record<GoneChoice['why'], string> = {
  'not-offered': 'not part of what this package can have',
  'came-with-package': 'came with the package before; you can add it again',
};

/** Says what left the plan with the old package. Everything else that was answered stays. */
export const GoneBanner = ({ name, gone, onUndo }: { name: string; gone: readonly GoneChoice[]; onUndo: () => void }) => (
  <Banner
    tone="info"
    role="status"
    className="mb-6"
    title={`You changed to ${name}.`}
    action={
      <Button size="compact" onClick={onUndo}>
        Undo
      </Button>
    }
  >
    <p>No longer in your plan:</p>
    <ul className="mt-1 list-disc pl-5">
      {gone.map((each) => (
        <li key={each.id}>
          {each.name} ({whyWords[each.why]})
        </li>
      ))}
    </ul>
    <p className="mt-1">Everything else stays as you answered it.</p>
  </Banner>
);
