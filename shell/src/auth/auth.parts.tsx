import { copy } from '@larder/copy';
import { Field, theme, type FieldProps } from '@larder/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PantryShelf } from './pantry-shelf';

const { border, color, font, measure, media, radius, shadow, space, textSize, weight, leading } =
  theme;

/** The same in both themes, as printed matter would be. */
const poster = { ground: '#2c5228', ink: '#fffdf8' };

const Frame = styled.div`
  display: grid;
  width: 100%;
  max-width: ${measure.card};
  margin-block: ${space[5]};
  overflow: hidden;
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    max-width: ${measure.wide};
  }
`;

const Poster = styled.div`
  display: none;

  ${media.medium} {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space[6]};
    padding: clamp(${space[5]}, 4vw, ${space[7]});
    background: ${poster.ground};
    color: ${poster.ink};
  }

  p {
    font-family: ${font.heading};
    font-size: ${textSize.display};
    font-weight: ${weight.semibold};
    line-height: ${leading.tight};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  svg {
    width: 100%;
    max-width: 22rem;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[5]};
  min-width: 0;
  padding: clamp(${space[5]}, 5vw, ${space[7]});
`;

/** The card shared by all auth screens. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Poster>
        <p>{copy.common.tagline}</p>
        <PantryShelf />
      </Poster>
      <Content>{children}</Content>
    </Frame>
  );
}

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

/** Another way to log in, below the form. */
export const OtherWay = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  text-align: center;
`;

/** A row of buttons that switch to the other modes. */
export const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding-top: ${space[4]};
  border-top: ${border.hairline} solid ${color.line};
`;

/** Remember me on one side, the forgotten-password link on the other. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  > button {
    padding-inline: 0;
  }
`;

/** A password field with a button that shows it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'passwordToggle'>) {
  return (
    <Field
      {...props}
      type="password"
      passwordToggle={{ show: copy.common.showPassword, hide: copy.common.hidePassword }}
    />
  );
}
