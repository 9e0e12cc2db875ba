/** AI-01: what is answered as long as the operator has connected no model. */
export const DEMO_REPLY = `This is a demo reply: no AI model is connected to this network yet, so I cannot answer your question.

Once its operator connects one, I will be able to:

- find posts and members that you may see, and link to them
- sum up what people here write about a topic
- help you to put a post or a message into words

I will never post, send or spend anything for you.`;
