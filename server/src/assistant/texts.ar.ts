import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  able: 'لا نموذج ذكاء اصطناعي مربوط هنا، فأنا أبحث عن الأشياء: المنشورات والأشخاص والمجموعات والمواضيع بكلماتها، وما هو رائج، وكيف تعمل الأشياء في [المساعدة](/help). لا أستطيع كتابة نصوص أو تلخيصها، ولا أنشر ولا أرسل ولا أنفق شيئًا أبدًا.',
  quiet: 'لا شيء رائج اليوم: الأجواء هادئة هنا. في [الرائج](/trending) يمكنك النظر إلى الأسبوع كله.',
  topics: 'أكثر المواضيع استخدامًا اليوم:',
  topic: (link, people) =>
    language.count(people, {
      zero: () => `- ${link}، لا أشخاص`,
      one: () => `- ${link}، شخص واحد`,
      two: () => `- ${link}، شخصان`,
      few: (number) => `- ${link}، ${number} أشخاص`,
      many: (number) => `- ${link}، ${number} شخصًا`,
      other: (number) => `- ${link}، ${number} شخص`,
    }),
  furthest: 'أكثر المنشورات انتشارًا اليوم:',
  moreTrending: 'هناك المزيد في [الرائج](/trending).',
  media: 'صورة أو فيديو',
  withPosts: (count) =>
    language.count(count, {
      zero: 'لا منشورات',
      one: 'منشور واحد',
      two: 'منشوران',
      few: '# منشورات',
      many: '# منشورًا',
      other: '# منشور',
    }),
  writers: (about) => `يكتبون عن ${about}، في حدود ما يمكنك رؤيته:`,
  members: 'أعضاء بهذا الاسم:',
  posts: (about) => `أحدث المنشورات عن ${about}:`,
  groups: 'مجموعات وقنوات:',
  group: (link, members) =>
    language.count(members, {
      zero: () => `- ${link}، لا أعضاء`,
      one: () => `- ${link}، عضو واحد`,
      two: () => `- ${link}، عضوان`,
      few: (number) => `- ${link}، ${number} أعضاء`,
      many: (number) => `- ${link}، ${number} عضوًا`,
      other: (number) => `- ${link}، ${number} عضو`,
    }),
  nothing: (about) => `لم أجد شيئًا عن ${about} يمكنك رؤيته.`,
  everything: (address) => `كل شيء في [البحث](${address}).`,
  moreHelp: 'هناك المزيد في [المساعدة](/help).',
  goThere: (address) => `[اذهب إلى هناك](${address})، أو اقرأ المزيد في [المساعدة](/help).`,
});
