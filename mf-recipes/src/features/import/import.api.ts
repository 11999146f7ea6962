export {
  useExplainColumnsMutation,
  useGetImportQuery,
  useGetImportsQuery,
  useGetImportWaysQuery,
  useImportPictureMutation,
  usePreviewImportMutation,
  useStartImportMutation,
  useUndoImportMutation,
} from '@larder/api-client/imports';
