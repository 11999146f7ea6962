import { copy } from '@larder/copy';
import { PageFrame, PageHeading, Stack } from '@larder/ui';
import { useDocumentTitle } from '../layout/document-title';
import { foodsIn, useSample } from './use-sample';
import { useWantedDish } from './use-wanted-dish';
import { goToSignUp, KitchenSearch, Offer, SampleDishes, Samples, SignUp } from './welcome.parts';

/** What Larder is, for those who have no account: dishes for their own kitchen, examples, the price, and the way in. */
export function WelcomePage() {
  useDocumentTitle(copy.welcome.title);
  const sample = useSample();
  const { wanted, want } = useWantedDish();
  return (
    <PageFrame $measure="wide">
      <Stack $gap={8}>
        <Stack $gap={5}>
          <PageHeading size="display" lede={copy.welcome.lede}>
            {copy.common.tagline}
          </PageHeading>
          <KitchenSearch sample={sample} />
        </Stack>
        <SampleDishes
          sample={sample}
          onCook={(dish) => {
            want(dish);
            goToSignUp();
          }}
        />
        {sample.found && sample.found.recipes.length > 0 && (
          <Samples dishes={sample.found.recipes} />
        )}
        <Offer />
        <SignUp foods={foodsIn(sample.text)} dish={wanted?.title} />
      </Stack>
    </PageFrame>
  );
}
