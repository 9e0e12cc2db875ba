import { endingOf } from '@wagram/contract/media';
import {
  File,
  FileArchive,
  FileCode,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
} from 'lucide-react';

const ICONS: readonly (readonly [LucideIcon, string])[] = [
  [FileText, 'pdf doc docx odt rtf txt md pages epub ppt pptx odp key'],
  [FileSpreadsheet, 'xls xlsx ods csv tsv numbers'],
  [FileArchive, 'zip rar 7z tar gz tgz bz2 xz zst'],
  [FileMusic, 'mp3 m4a wav flac ogg opus aac mid'],
  [FilePlay, 'mp4 mov avi mkv webm m4v'],
  [FileImage, 'png jpg jpeg gif webp avif heic heif svg tif tiff bmp psd ai'],
  [FileCode, 'js ts jsx tsx json html css xml yaml yml py rb go rs java c h cpp sh sql'],
];

/** TLK-01: a hint by its ending alone. Nobody opens it for that. */
export const FileIcon = ({ name, className }: { readonly name: string; readonly className: string }) => {
  const ending = endingOf(name);
  const [Icon = File] = ICONS.find(([, endings]) => endings.split(' ').includes(ending)) ?? [];
  return <Icon aria-hidden="true" className={className} />;
};
