import { helpErrors } from '@house/contract/help';
import { fail, type House, type Viewer } from '#kernel';

interface Letter {
  readonly email: string;
  readonly message: string;
}

/** A subject is one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 60);

/** HELP-01: it went, or it is said that it did not. Without a mailbox the operator finds it in the log. */
export const writeToOperator = async (
  { config, log, mailer }: House,
  viewer: Viewer | null,
  { email, message }: Letter,
): Promise<{ by: 'mail' | 'log' }> => {
  const text = message.trim();
  if (text === '') fail(helpErrors, 'nothing_written');
  const from = viewer === null ? 'a guest' : `the member ${viewer.handle}`;
  if (config.contactMail === null || !mailer.works) {
    log.info(
      { contact: { email, from, message: text } },
      'somebody wrote to the operator, and there is no CONTACT_MAIL',
    );
    return { by: 'log' };
  }
  try {
    await mailer.send({
      to: config.contactMail,
      replyTo: email,
      subject: `${config.brand.name}: ${oneLine(text)}`,
      text: `${text}\n\n--\nFrom ${from}, ${email}, under Help. The address was typed in and is not proved.`,
    });
  } catch (error) {
    log.error({ err: error }, 'a message to the operator could not be mailed');
    fail(helpErrors, 'contact_failed');
  }
  return { by: 'mail' };
};
