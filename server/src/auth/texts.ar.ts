import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const changedByAnother = 'إن حدث ذلك دون علمك، فاختر كلمة مرور جديدة فورًا من «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.';

export const texts: Translation<typeof english> = (language) => ({
  mails: {
    verification: (product, link) => ({
      subject: `أكّد بريدك الإلكتروني في ${product}`,
      lines: [
        'أكّد أن هذا العنوان لك بفتح هذا الرابط خلال 24 ساعة:',
        link,
        `إن لم يكن التسجيل في ${product} منك، فيمكنك تجاهل هذه الرسالة.`,
      ],
    }),
    reset: (product, username, link) => ({
      subject: `اختر كلمة مرور جديدة في ${product}`,
      lines: [
        `طلب أحدهم كلمة مرور جديدة للحساب \u200E${username}. إن كان الطلب منك، فافتح هذا الرابط خلال ساعة:`,
        link,
        'وإن كان من غيرك، فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
      ],
    }),
    passwordChanged: (product, username) => ({
      subject: `تغيّرت كلمة مرورك في ${product}`,
      lines: [`تغيّرت للتو كلمة مرور الحساب \u200E${username}، وسُجّل الخروج من كل الأجهزة الأخرى.`, changedByAnother],
    }),
    wayInAdded: (product, username, what) => ({
      subject: `طريقة دخول جديدة إلى حسابك في ${product}`,
      lines: [
        {
          passkey: `أُضيف للتو مفتاح مرور إلى الحساب \u200E${username}، ويمكن الدخول به من الآن فصاعدًا.`,
          x: `أُضيف للتو حساب X إلى الحساب \u200E${username}، ويمكن الدخول به من الآن فصاعدًا.`,
          google: `أُضيف للتو حساب Google إلى الحساب \u200E${username}، ويمكن الدخول به من الآن فصاعدًا.`,
        }[what],
        'إن حدث ذلك دون علمك، فغيّر كلمة مرورك فورًا وأزِله من صفحة الأمان.',
      ],
    }),
    waysInDropped: (product, username) => ({
      subject: `حسابك في ${product} لك وحدك`,
      lines: [
        `أُكّد هذا العنوان للحساب \u200E${username} لأول مرة. كانت مفاتيح مرور وحسابات مربوطة وتحقق بخطوتين قد أُعدّت قبل أن يثبت أحد أن العنوان له، فأُزيلت، وسُجّل الخروج من كل الأجهزة.`,
        'إن كان إعدادها منك، فسجّل الدخول بكلمة مرورك وأضفها من جديد. وإن كان من غيرك، فاختر كلمة مرور جديدة من «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
      ],
    }),
    twoFactorOn: (product, username) => ({
      subject: `فُعّل التحقق بخطوتين في حسابك على ${product}`,
      lines: [`فُعّل للتو التحقق بخطوتين للحساب \u200E${username}، وسُجّل الخروج من كل الأجهزة الأخرى.`, changedByAnother],
    }),
    twoFactorOff: (product, username) => ({
      subject: `أُوقف التحقق بخطوتين في حسابك على ${product}`,
      lines: [`أُوقف للتو التحقق بخطوتين للحساب \u200E${username}، وسُجّل الخروج من كل الأجهزة الأخرى.`, changedByAnother],
    }),
    identityTaken: (product, username, email) => ({
      subject: `انتقل بريدك في ${product} إلى صاحبه`,
      lines: [
        `أثبت أحدهم أن ${email} له. ولم يُؤكَّد هذا العنوان قط للحساب \u200E${username}، فأُزيل من ذلك الحساب مع كلمة مروره.`,
      ],
    }),
  },
  sms: (code, product, minutes) =>
    language.count(minutes, {
      one: () => `${code} رمزك في ${product}. يعمل لدقيقة واحدة. لا تعطه لأحد.`,
      two: () => `${code} رمزك في ${product}. يعمل لدقيقتين. لا تعطه لأحد.`,
      few: (number) => `${code} رمزك في ${product}. يعمل لمدة ${number} دقائق. لا تعطه لأحد.`,
      other: (number) => `${code} رمزك في ${product}. يعمل لمدة ${number} دقيقة. لا تعطه لأحد.`,
    }),
  badge: {
    rests: 'شارتك المبكرة معلّقة إلى أن تؤكد بريدك الإلكتروني أو تربط X. ومكانك بين الأوائل محفوظ.',
    reserved: 'يشبه اسمك اسم من يديرون هذه الشبكة، فلا يحمل شارة. ويبقى الاسم لك.',
  },
  device: {
    unknown: 'جهاز غير معروف',
    on: (browser, system) => `${browser} على ${system}`,
  },
});
